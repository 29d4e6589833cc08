import { VerifyEmail } from '../../../features/account-mail/verify-email.tsx'
import { useTitle } from '../../../lib/use-title.ts'
import { paths } from '../../paths.ts'
import { SignInFrame } from '../../sign-in-frame.tsx'

const VerifyEmailScreen = () => {
  useTitle('Confirm your address')
  return (
    <SignInFrame>
      <VerifyEmail homePath={paths.home} />
    </SignInFrame>
  )
}

export default VerifyEmailScreen
