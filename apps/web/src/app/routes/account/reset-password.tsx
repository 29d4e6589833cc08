import { ResetPassword } from '../../../features/account-mail/reset-password.tsx'
import { useTitle } from '../../../lib/use-title.ts'
import { paths } from '../../paths.ts'
import { SignInFrame } from '../../sign-in-frame.tsx'

const ResetPasswordScreen = () => {
  useTitle('New password')
  return (
    <SignInFrame>
      <ResetPassword signInPath={paths.signIn} />
    </SignInFrame>
  )
}

export default ResetPasswordScreen
