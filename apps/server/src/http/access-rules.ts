/**
 * Who may call each route: the reviewed list. A route that is not here, or a line without a route, fails the tests.
 * `public` answers without a session; `session` is 401 without one and about the session's person alone.
 */
export const accessRules: Record<string, 'public' | 'session'> = {
  'GET /health': 'public',
  // Asks for a token of its own, and is not there without one.
  'GET /metrics': 'public',
  'POST /auth/sign-up/email': 'public',
  'POST /auth/sign-in/email': 'public',
  'POST /auth/sign-in/social': 'public',
  'POST /auth/callback/google': 'public',
  'POST /auth/google/link': 'session',
  'POST /auth/google/unlink': 'session',
  'POST /auth/sign-out': 'public',
  'GET /auth/get-session': 'public',
  'PUT /auth/selection': 'session',
  'GET /api/settings/:uid': 'session',
  'PATCH /api/settings/:uid': 'session',
  'GET /api/notifications': 'session',
  'POST /api/notifications/read': 'session',
  'DELETE /api/notifications/:id': 'session',
  // Its door is the signature of the link in a mail.
  'POST /api/notifications/unsubscribe': 'public',
  'POST /api/resumes': 'session',
  'GET /api/resumes/:userId': 'session',
  'GET /api/resumes/:id/download': 'session',
  'POST /api/resumes/import': 'session',
  'PATCH /api/resumes/:id': 'session',
  'DELETE /api/resumes/:id': 'session',
  'POST /api/resumes/:id/optimize': 'session',
  'GET /api/resumes/:id/compare/:otherId': 'session',
  'POST /api/resumes/:id/restore': 'session',
  'GET /api/resumes/:id/evidence': 'session',
  'GET /api/resumes/:id/understood': 'session',
  'PUT /api/resumes/:id/understood': 'session',
  'GET /api/resumes/:id/preview': 'session',
  'GET /api/resumes/:id/original': 'session',
  'GET /api/subscription/current': 'session',
  'POST /api/subscription/activate-free': 'session',
  'POST /api/subscription/create-checkout': 'session',
  'POST /api/subscription/manage': 'session',
  'GET /api/subscription/test-checkout/:sessionId': 'session',
  'POST /api/subscription/test-checkout/:sessionId': 'session',
  // Its door is the provider's signature.
  'POST /api/stripe/webhook': 'public',
}
