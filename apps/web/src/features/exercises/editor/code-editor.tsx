import type { ExerciseKind } from '@nextrung/contract/exercises'
import { type RefObject, useEffect, useRef } from 'react'
import { type Editor, makeEditor } from './make-editor.ts'

type CodeEditorProps = {
  kind: ExerciseKind
  label: string
  initialCode: string
  onChange: (code: string) => void
  onRun: (code: string) => void
  /** Lets the screen replace the code. */
  editorRef: RefObject<Editor | null>
}

/** A code editor. It keeps its own text; `onChange` tells of every change. */
export const CodeEditor = (props: CodeEditorProps) => {
  const host = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (!host.current) return
    const { kind, label, initialCode, editorRef } = latest.current
    const editor = makeEditor(host.current, {
      kind,
      label,
      code: initialCode,
      onChange: (code) => latest.current.onChange(code),
      onRun: (code) => latest.current.onRun(code),
    })
    editorRef.current = editor
    return () => {
      editorRef.current = null
      editor.destroy()
    }
  }, [])
  return (
    <div
      ref={host}
      // Escape belongs to the editor here; it does not close the dialog.
      data-keeps-escape
      className="overflow-hidden rounded-md border border-edge bg-card focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring"
    />
  )
}
