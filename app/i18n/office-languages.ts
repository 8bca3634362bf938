import { FALLBACK_LANGUAGE, type Language } from './languages.ts'

/** The languages its staff work in. Others read English there, and there alone. */
export const OFFICE_LANGUAGES = ['en', 'th', 'nl'] as const satisfies readonly Language[]

/** Whether a catalogue is of the back office: those have the office's languages and no other. */
export const isOfficeNamespace = (namespace: string): boolean => /^(admin|desk-kit)(-|$)/.test(namespace)

/** In which language the back office speaks to somebody who reads in this one. */
export const officeLanguageOf = (language: string): Language => OFFICE_LANGUAGES.find((one) => one === language) ?? FALLBACK_LANGUAGE
