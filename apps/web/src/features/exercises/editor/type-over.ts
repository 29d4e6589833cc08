import { EditorView } from '@codemirror/view'

/**
 * Replaces selected code by what is typed. Left to the browser, the new text would take over the colour of the old one as
 * an inline style, which the content security policy refuses with a complaint.
 */
export const typeOver = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { inputType, data } = event
    if (inputType !== 'insertText' || !data || view.composing || view.state.selection.main.empty) return false
    event.preventDefault()
    view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true })
    return true
  },
})
