/** A frame that goes to many sockets: its bytes are made once, and it remembers whether it is text. */
export type SharedFrame = { bytes: Buffer; binary: boolean }

export const shared = (frame: string | Buffer): SharedFrame =>
  typeof frame === 'string' ? { bytes: Buffer.from(frame), binary: false } : { bytes: frame, binary: true }
