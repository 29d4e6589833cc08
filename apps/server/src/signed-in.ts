/** The person behind a request, by the session alone. */
export type SignedIn = { id: number; uid: string; email: string; displayName: string }
