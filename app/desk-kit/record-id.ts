import { createContext, use } from 'react'

/** The key of the record whose page this is. */
export const RecordIdContext = createContext('')

export const useRecordId = (): string => use(RecordIdContext)
