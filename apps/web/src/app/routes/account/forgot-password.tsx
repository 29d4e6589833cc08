import { ForgotPassword } from '../../../features/account-mail/forgot-password.tsx'
import { useTitle } from '../../../lib/use-title.ts'
import { paths } from '../../paths.ts'
import { SignInFrame } from '../../sign-in-frame.tsx'

const ForgotPasswordScreen = () => {
  useTitle('Forgotten password')
  return (
    <SignInFrame>
      <ForgotPassword signInPath={paths.signIn} />
    </SignInFrame>
  )
}

export default ForgotPasswordScreen
