import type { Database } from '../platform/database.ts'
import type { Letter, LetterBook } from '../platform/mailer.ts'

/** The book of letters in the database (`sent_letters`): who is written to, and what became of it. */
export const letterBook = (service: Database): LetterBook => ({
  begin: async ({ to, subject, about }: Letter) =>
    (
      await service.one<{ begun: { id: string; held: boolean } }>('select private.begin_letter($1) as begun', [
        JSON.stringify({ address: to, subject, topic: about?.topic ?? '', outbox_id: about?.outboxId ?? null }),
      ])
    ).begun,
  end: async (id, ending) => void (await service.one('select private.end_letter($1, $2)', [id, JSON.stringify(ending)])),
})
