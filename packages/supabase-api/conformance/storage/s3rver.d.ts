/** An S3 server for tests; it was written before types were. Only what we call. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: { address: string; port: number; silent: boolean; directory: string; configureBuckets: { name: string; configs: string[] }[] })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
