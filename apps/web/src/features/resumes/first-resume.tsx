import { Mascot } from '../../ui/mascot.tsx'
import { ImportJsonResume } from './import/import-json-resume.tsx'
import { ResumeUpload } from './resume-upload.tsx'

/** The dashboard before there is a resume. */
export const FirstResume = ({ targetRole }: { targetRole?: string }) => (
  <>
    <div className="flex items-center gap-5">
      <Mascot state="encouraging" width={76} className="shrink-0" />
      <div>
        <h2 className="text-h2">Start with the resume you have</h2>
        <p className="mt-1 max-w-[54ch] text-ink-2">
          You get a better one back, and you can see the evidence for every line.
        </p>
      </div>
    </div>
    <ResumeUpload targetRole={targetRole} />
    <ImportJsonResume targetRole={targetRole} />
  </>
)
