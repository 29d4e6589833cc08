import type { Templates } from '../templates.ts'

/** A certificate; `{id}` is its number or address as the person writes it. */
export const certificateTemplates: Templates = {
  anywhere: {
    'name, issuer, date': '{name}<, >{issuer}<, >{date}<, >{state}<, >{id}',
    'name – issuer (date)': '^* {name}< – >{issuer}[ ({date})][ ({state})][, {id}]',
    'name (issuer, date)': '{name}[ ({issuer}<, >{date}<, >{state})] ¶ {id}',
    'name, date at the edge': '{name}<, >{issuer}<, >{state} || {date}',
    'list item with date': '^* {name}[ ({date})]<, >{state}',
    'list item, all': '^* {name}<>{issuer}<>{date}<>{state}<>{id}',
    'date in front': '{date}<: >{name}<, >{issuer}<, >{state}',
    'date in a cell': '{date} || {name}<, >{issuer}[ ({state})]',
    'three cells': '{name} || {issuer} || {date}',
    'issuer in front': '{issuer}<: >{name}[ ({date})][ – {state}]',
    'issuer dash': '^* {issuer}< – >{name}<, >{date}<, >{state}',
    'two lines': '^b {name} ¶ {issuer}<>{date}<>{state} ¶ {id}',
    'two lines, date at the edge': '^b {name} || {date} ¶ ^i {issuer}<, >{state}',
    'three lines': '^b {name} ¶ {issuer} ¶ [$Issued {date}][ · {state}] ¶ [$Credential {id}]',
    linkedin: '{name} ¶ {issuer} ¶ [$Issued {date}]<· >{state} ¶ [$Credential: {id}]',
    labelled:
      '$Certificate: {name} ¶ $Issuer: {issuer} ¶ $Issued: {date} ¶ $State: {state} ¶ $Credential: {id}',
    'labelled on one line':
      '{name}[; $Issuer: {issuer}][; $Issued: {date}][; $State: {state}][; $Credential: {id}]',
    'issued by': '{name}[, $Issuer {issuer}][, {date}][, {state}]',
    'only the name': '^* {name}[ ({state})]',
    'number in brackets': '{name}[ (#{id})][, {issuer}][, {date}][ – {state}]',
    slashes: '{name}< / >{issuer}< / >{date}< / >{state}',
    pipes: '{name}< | >{issuer}< | >{date}< | >{id}< | >{state}',
    'nothing between': '{name} {date} {state}',
    'state by a dash': '^* {name}< – >{state}<, >{date}',
    'state by a colon': '{name}<: >{state}<, >{issuer}<, >{date}',
    'date and state in brackets': '^* {name}[ ({date}<; >{state})]<, >{issuer}',
    'date in front in a cell, state behind': '{date} || {name}<, >{state} ¶ ^> {issuer}',
    'all in a row': '^* {name}<, >{state}<, >{issuer}<, >{date}<, >{id}',
    'date below': '{name}<, >{issuer} ¶ ^s {date}<, >{state}',
  },
  drawn: {
    centred: '^c {name}<>{issuer}<>{date}[ ({state})]',
    'italic issuer': '^b {name} ¶ ^i {issuer} ¶ ^s {date}<>{state}<>{id}',
  },
  txt: {
    'date in brackets in front': '[\\[{date}\\] ]{name}<, >{issuer}<, >{state}',
    'check mark': '\\[x\\] {name}<, >{issuer}<, >{date}<, >{state}',
  },
}
