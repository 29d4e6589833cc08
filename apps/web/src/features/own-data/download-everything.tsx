import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { momentText } from '../../lib/moment-text.ts'
import { Button, buttonStyles } from '../../ui/button.tsx'
import { ConfirmPassword } from './confirm-password.tsx'
import { failureMessage } from './failure-message.ts'
import { useRequestExport } from './own-data.queries.ts'

const Ready = ({ url, expiresAt }: { url: string; expiresAt: string | undefined }) => (
  <div role="status" className="grid justify-items-start gap-3">
    <p className="text-small text-ink-2">
      Your link is here. It works{' '}
      {expiresAt ? `until ${momentText(expiresAt) ?? expiresAt}` : 'for a limited time'}, in a browser where
      you are signed in and nowhere else.
    </p>
    <a href={url} download className={buttonStyles()}>
      <Download aria-hidden />
      Download the archive
    </a>
  </div>
)

/** Asks for the password, then gives a link to everything stored about the person. */
const DownloadEverything = () => {
  const [password, setPassword] = useState('')
  const request = useRequestExport()
  const ask = (event: FormEvent) => {
    event.preventDefault()
    request.mutate(password || undefined, { onSuccess: () => setPassword('') })
  }
  if (request.data) return <Ready url={request.data.url} expiresAt={request.data.expiresAt} />
  return (
    <form noValidate onSubmit={ask} className="grid justify-items-start gap-4">
      <p className="max-w-[68ch] text-small text-ink-2">
        One ZIP file with everything we store about you: every version of your resume as JSON Resume, PDF and
        Word, the files you uploaded, your career stories and your learning plan as text, and everything else
        as readable JSON, with a note on what each part is. Passwords and other keys to your account are left
        out.
      </p>
      <div className="w-full">
        <ConfirmPassword value={password} onChange={setPassword} error={failureMessage(request.error)} />
      </div>
      <Button type="submit" variant="outline" busy={request.isPending}>
        Prepare my download
      </Button>
    </form>
  )
}

export default DownloadEverything
