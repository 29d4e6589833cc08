/** The person who made a request, identified only by the session. */
export type SignedIn = { id: number; uid: string; email: string; displayName: string }
