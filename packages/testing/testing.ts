/** The entry of `@hattha/testing`: what the tests of the shop and of its packages share. Nothing of it is part of a running shop. */
export { startOpenIdProvider, type OpenIdProvider, type ProviderPerson } from './openid-provider.ts'
export { emptyTestDatabase, refusal, testDatabase, type TestDatabase } from './test-database.ts'
