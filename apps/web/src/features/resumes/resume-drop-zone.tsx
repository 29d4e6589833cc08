import { uploadExtensions } from '@nextrung/contract/resumes'
import { useRef } from 'react'
import { DropZone } from '../../ui/drop-zone.tsx'
import { type ChosenFile, checkChosenFiles } from './check-chosen-files.ts'

type ResumeDropZoneProps = { onChoose: (chosen: ChosenFile) => void }

export const ResumeDropZone = ({ onChoose }: ResumeDropZoneProps) => {
  // DropZone passes on one file, so count the dropped files here.
  const dropped = useRef<File[]>([])
  return (
    <div
      onDropCapture={(event) => {
        dropped.current = [...event.dataTransfer.files]
      }}
    >
      <DropZone
        title="Select your resume file"
        note="Supported formats: PDF (recommended), Word (.doc, .docx), or plain text"
        accept={uploadExtensions.join(',')}
        buttonLabel="Browse files"
        onFile={(file) => {
          const files = dropped.current.length > 0 ? dropped.current : [file]
          dropped.current = []
          const chosen = checkChosenFiles(files)
          if (chosen) onChoose(chosen)
        }}
      />
    </div>
  )
}
