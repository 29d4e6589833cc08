/**
 * The maximum JavaScript each screen may load before it is usable, in brotli-compressed bytes.
 * The key is the route's file below `app/routes`; a budget is the last measured size plus 10 %.
 */
export const pageBudgets = {
  standalone: {
    'account/forgot-password': 165_000,
    'account/google': 146_000,
    'account/reset-password': 165_000,
    'account/second-factor': 165_000,
    'account/verify-email': 148_000,
    'sign-in': 165_000,
  },
  inShell: {
    'account/credits': 180_000,
    'account/help': 176_000,
    'account/privacy': 178_000,
    'account/test-checkout': 176_000,
    'account/unsubscribe': 175_000,
    'career-analytics': 205_000,
    'career-story': 195_000,
    'career-path': 185_000,
    'interview-prep': 204_000,
    'learning-path': 202_000,
    dashboard: 205_000,
    home: 182_000,
    'not-found': 174_000,
    profile: 202_000,
    settings: 183_000,
    subscription: 180_000,
  },
}
