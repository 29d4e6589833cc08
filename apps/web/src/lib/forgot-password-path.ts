/** Where the sign-in form links to for resetting a password. */
export const forgotPasswordPath = '/account/forgot-password'
