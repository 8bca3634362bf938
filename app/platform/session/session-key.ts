/** Where the session is stored. The script in the head looks for the same key to know, before the first paint, whether somebody is signed in. */
export const SESSION_KEY = 'sb-hattha-auth-token'

/** In the storage of a tab that shows the shop through somebody else's eyes (session-shelf.ts). The script in the head knows it, too. */
export const LOOK_KEY = 'look'
