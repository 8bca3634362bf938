import type { Topic } from '../letters/topics.ts'

/** What the book of letters calls them: the topics of the outbox, and what is written at once. */
export type LetterTopic = Topic | 'account' | 'membership' | 'contact' | 'test'

/** Whom a letter is for. `shop`: the shop's own address. */
export type LetterReader = 'buyer' | 'seller' | 'person' | 'staff' | 'shop'
