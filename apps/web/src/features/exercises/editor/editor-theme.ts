import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace'

const look = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--surface)', fontSize: '13.5px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: mono, lineHeight: '21px' },
  '.cm-content': { minHeight: '200px', padding: '12px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 14px 0 8px' },
  '.cm-gutters': { color: 'var(--ink-3)', backgroundColor: 'transparent', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 6px 0 14px', minWidth: '34px' },
  '.cm-content ::selection': { backgroundColor: 'var(--accent-line)' },
  '.cm-matchingBracket': { backgroundColor: 'var(--accent-soft)', outline: '1px solid var(--accent-mid)' },
})

// Few colours: words of the language, what is quoted, figures, and what is only a remark.
const words = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.tagName],
    color: 'var(--accent-ink)',
    fontWeight: '600',
  },
  { tag: [tags.string, tags.special(tags.string), tags.attributeValue], color: 'var(--caution)' },
  {
    tag: [tags.number, tags.bool, tags.null, tags.atom, tags.propertyName, tags.attributeName],
    color: 'var(--info)',
  },
  { tag: [tags.comment, tags.meta], color: 'var(--ink-3)' },
])

export const editorTheme = [look, syntaxHighlighting(words)]
