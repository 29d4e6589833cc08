import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { printText } from './print-text.ts'

const fileName = 'nextrung-recovery-codes.txt'

const asText = (codes: readonly string[]): string =>
  ['Nextrung: recovery codes for signing in. Each works once.', '', ...codes, ''].join('\n')

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

/** The recovery codes, shown only once, and ways to save them. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const [said, setSaid] = useState('')
  const text = asText(codes)
  const copy = async () =>
    setSaid((await copyText(text)) ? 'Copied.' : 'Your browser did not copy them. Select them and copy.')
  const download = () => {
    saveFile(new Blob([text], { type: 'text/plain' }), { name: fileName })
    setSaid(`Saved as ${fileName}.`)
  }
  const print = () =>
    setSaid(printText(text) ? '' : 'Your browser could not open a page to print. Download them instead.')
  return (
    <div className="mt-4">
      <ol
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-md bg-sunken px-4 py-3.5 font-mono text-[.84375rem] leading-5 max-[420px]:grid-cols-1"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="outline" size="small" onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button variant="outline" size="small" onClick={download}>
          <Download aria-hidden />
          Download
        </Button>
        <Button variant="outline" size="small" onClick={print}>
          <Printer aria-hidden />
          Print
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-[1.25rem] text-small text-ink-2">
        {said}
      </p>
      <Button full className="mt-3" onClick={onDone}>
        I have kept them
      </Button>
    </div>
  )
}
