import { isSized, pictureAddress } from './picture-address.ts'

/** How wide a picture in a letter is made: twice its size on the page, for screens that show two dots for one. */
const WIDTH = 200
const QUALITY = 75

/** The full address of a small picture for a letter. Pictures of our own server only, else null: another's would learn who opens the letter, and when. */
export const mailPicture = (siteUrl: string, image: string): string | null => (isSized(image) ? siteUrl + pictureAddress(image, WIDTH, QUALITY) : null)
