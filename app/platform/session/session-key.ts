/** Where the session is stored. The script in the head looks for the same key to know, before the first paint, whether somebody is signed in. */
export const SESSION_KEY = 'sb-hattha-auth-token'
