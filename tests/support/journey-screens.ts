/**
 * Which journeys are walked on one screen only, by their file. The others are walked on both, the desk and the phone.
 * What is read of every page, and what takes a Tab key, needs a desk.
 */
export const DESK_ONLY = ['keyboard.spec.ts', 'languages.spec.ts', 'links.spec.ts', 'screens.spec.ts']

export const isScannedOn = (project: string, file: string): boolean => project === 'phone' || DESK_ONLY.includes(file)
