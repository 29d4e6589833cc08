import type { Templates } from '../templates.ts'

/** The heading of a project; `{stack}` are its technologies in a row. */
export const projectTemplates: Templates = {
  anywhere: {
    'name, stack, dates at the edge': '^b {name}<>{stack} || {dates} ¶ {url}',
    'name and link': '^b {name}<>{url} ¶ ^i {stack} ¶ {dates}',
    'name at the edge link': '^b {name} || {url} ¶ ^s {stack}<>{dates}',
    'name (dates)': '^b {name}[ ({dates})] ¶ {url} ¶ [$Tools: {stack}]',
    'name (stack)': '^b {name}[ ({stack})] || {dates} ¶ {url}',
    'name (link)': '^b {name}[ ({url})][, {dates}] ¶ {stack}',
    'name only': '^b {name}',
    'dates in front': '{dates}<: >{name}<, >{url} ¶ [$Tools: {stack}]',
    'dates in a cell': '{dates} || {name} ¶ ^> {stack} ¶ ^> {url}',
    'dates above': '^s {dates} ¶ ^b {name} ¶ {url}',
    'dates below': '^b {name} ¶ ^i {dates} ¶ {stack}',
    labelled: '$Project: {name} ¶ $Period: {dates} ¶ $Tools: {stack} ¶ $Link: {url}',
    'labelled, link first': '$Project: {name} ¶ $Link: {url} ¶ $Tools: {stack}',
    'three lines': '^b {name} ¶ {url} ¶ {stack} ¶ {dates}',
    'list item': '^* {name}<, >{dates}<, >{url}[ \\[{stack}\\]]',
    'on one line': '{name}<>{stack}<>{dates}<>{url}',
    'run-in': '^b {name}[:{story}] ¶ {url}',
    'run-in list item': '^* {name}[ ({dates})]< – >{story}[ {url}]',
    'italic name': '^i {name} || {dates} ¶ [$Link: {url}]',
    'capital name': '^bk {name} ¶ {stack}<>{url}<>{dates}',
    'in square brackets': '^b {name}[ \\[{stack}\\]] ¶ {url}<>{dates}',
    'link in front': '{url}< – >{name} ¶ {stack}',
  },
  docx: { 'heading style': '^h {name} ¶ {dates}<>{url} ¶ {stack}' },
  txt: {
    hashes: '### {name} ¶ {url} ¶ [$Tools: {stack}]',
    indented: '{name}[ ({dates})] ¶ ^> {url} ¶ ^> {stack}',
  },
}
