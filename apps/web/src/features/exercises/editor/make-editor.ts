import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import type { ExerciseKind } from '@nextrung/contract/exercises'
import { loadLanguage } from './editor-languages.ts'
import { editorTheme } from './editor-theme.ts'
import { typeOver } from './type-over.ts'

export type EditorOptions = {
  kind: ExerciseKind
  code: string
  label: string
  onChange: (code: string) => void
  /** Ctrl or Command with Enter. */
  onRun: (code: string) => void
}

/** Tab indents until Escape was pressed; then it moves on, without a time limit, until the person types again. */
const tabIndentsAgain: Extension = [
  EditorView.domEventHandlers({
    focus: (_, view) => {
      view.setTabFocusMode(false)
    },
  }),
  EditorView.updateListener.of(({ docChanged, view }) => {
    if (docChanged) view.setTabFocusMode(false)
  }),
]

const runKey = (onRun: EditorOptions['onRun']): Extension =>
  keymap.of([
    {
      key: 'Mod-Enter',
      run: ({ state }) => {
        onRun(state.doc.toString())
        return true
      },
    },
  ])

const extensions = ({ kind, label, onChange, onRun }: EditorOptions, language: Compartment): Extension => [
  runKey(onRun),
  tabIndentsAgain,
  typeOver,
  lineNumbers(),
  history(),
  indentOnInput(),
  bracketMatching(),
  indentUnit.of(kind === 'python' ? '    ' : '  '),
  keymap.of([...historyKeymap, indentWithTab, ...defaultKeymap]),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', autocapitalize: 'off' }),
  EditorView.updateListener.of(({ docChanged, state }) => {
    if (docChanged) onChange(state.doc.toString())
  }),
  editorTheme,
  language.of([]),
]

export type Editor = { replace: (code: string) => void; focus: () => void; destroy: () => void }

/**
 * Puts an editor into an element. It lives in a shadow tree, because the content security policy allows no style
 * elements in the page, and the editor adds its styles to a shadow tree without one.
 */
export const makeEditor = (host: HTMLElement, options: EditorOptions): Editor => {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true })
  const language = new Compartment()
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({ doc: options.code, extensions: extensions(options, language) }),
  })
  // The dialog marks Escape as dealt with, and the editor's own keys pass over such an event.
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') view.setTabFocusMode(true)
  }
  host.addEventListener('keydown', onKey)
  // The colours of the code can wait, and the editor works without them.
  loadLanguage(options.kind)
    .then((loaded) => view.dispatch({ effects: language.reconfigure(loaded) }))
    .catch(() => {})
  return {
    // A change like any other, so that it can be undone.
    replace: (code) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } }),
    focus: () => view.focus(),
    destroy: () => {
      host.removeEventListener('keydown', onKey)
      view.destroy()
    },
  }
}
