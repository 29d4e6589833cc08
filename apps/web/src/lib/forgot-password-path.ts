/** Where a new password is asked for; the sign-in form leads there. */
export const forgotPasswordPath = '/account/forgot-password'
