import type { Templates } from '../templates.ts'

/**
 * The top of a resume. `{contacts}` are all means of contact in the order and with the separators of the person,
 * `{c1}` to `{c6}` the same one by one, `{labelled}` and `{l1}` to `{l6}` with "Phone:" and the like in front.
 */
export const headerTemplates: Templates = {
  anywhere: {
    stacked: '^bX {name} ¶ ^l {title} ¶ {contacts}',
    'contact before title': '^bX {name} ¶ {contacts} ¶ ^b {title}',
    'name in capitals': '^bkX {name} ¶ {place} ¶ {phone}<>{email} ¶ {links} ¶ {title}',
    'one a line': '^bL {name} ¶ {title} ¶ {c1} ¶ {c2} ¶ {c3} ¶ {c4} ¶ {c5} ¶ {c6}',
    'labelled lines': '^bL {name} ¶ {title} ¶ {l1} ¶ {l2} ¶ {l3} ¶ {l4} ¶ {l5} ¶ {l6}',
    'labelled on one line': '^bL {name} ¶ {labelled} ¶ {title}',
    'title beside name': '^bL {name}<>{title} ¶ {contacts}',
    'title beside name, labelled': '^bL {name}< – >{title} ¶ {l1}<>{l2} ¶ {l3}<>{l4} ¶ {l5}<>{l6}',
    'title first': '{title} ¶ ^bX {name} ¶ {contacts}',
    'title at the edge': '^bL {name} || {title} ¶ {contacts}',
    'contact at the edge': '^bL {name} || {c1} ¶ {title} || {c2} ¶ {c3} || {c4} ¶ {c5} || {c6}',
    'two columns of contact': '^bL {name} ¶ {title} ¶ {c1} || {c2} ¶ {c3} || {c4} ¶ {c5} || {c6}',
    'three cells of contact': '^bL {name} ¶ {c1} || {c2} || {c3} ¶ {c4} || {c5} || {c6} ¶ {title}',
    letter: '{name} ¶ {place} ¶ {phone} ¶ {email} ¶ {links}',
    'place at the edge': '^bL {name} || {place} ¶ {title} || {phone} ¶ {links} || {email}',
    'address in two lines': '^bL {name} ¶ {street} ¶ {city} ¶ {l1}<>{l2} ¶ {links} ¶ {title}',
    'address first, contact at the edge': '^bL {name} ¶ {street} || {phone} ¶ {city} || {email} ¶ {links}',
    'everything on one line': '{name}<>{title}<>{contacts}',
    'curriculum vitae above': '^bL $Resume ¶ ^b {name} ¶ {title} ¶ {contacts}',
    'curriculum vitae above, labelled':
      '^bcL $Resume ¶ $Name: {name} ¶ $JobTitle: {title} ¶ {l1} ¶ {l2} ¶ {l3} ¶ {l4} ¶ {l5} ¶ {l6}',
    'curriculum vitae with name': '^bL $ResumeOf {name} ¶ {title} ¶ {contacts}',
    'photo note': '$Photo ¶ ^bL {name} ¶ ^i {title} ¶ {l1} ¶ {l2} ¶ {l3} ¶ {l4}',
    'labelled name': '$Name: {name} ¶ {l1} ¶ {l2} ¶ {l3} ¶ {l4} ¶ {l5} ¶ {l6} ¶ $JobTitle: {title}',
    'labelled in cells':
      '$Name || {name} ¶ $JobTitle || {title} ¶ {k1} || {c1} ¶ {k2} || {c2} ¶ {k3} || {c3} ¶ {k4} || {c4} ¶ {k5} || {c5}',
    'labelled in cells by colons':
      '^b {name} ¶ {k1} || : {c1} ¶ {k2} || : {c2} ¶ {k3} || : {c3} ¶ {k4} || : {c4}',
    'contact heading': '^bX {name} ¶ ^l {title} ¶ ^b $Contact ¶ {c1} ¶ {c2} ¶ {c3} ¶ {c4} ¶ {c5}',
    icons: '^bX {name} ¶ ^l {title} ¶ {icons}',
    'icons one a line': '^bX {name} ¶ {i1} ¶ {i2} ¶ {i3} ¶ {i4} ¶ {i5} ¶ {title}',
    'links on their own line': '^bL {name} ¶ {title}<>{place} ¶ {phone}<>{email} ¶ {links}',
    'place with name': '^bL {name}<, >{place} ¶ {phone}<>{email}<>{links} ¶ ^i {title}',
    'only mail and phone': '^bL {name} ¶ {email}<>{phone}',
    'contact above name': '{contacts} ¶ ^bX {name} ¶ {title}',
    slashes: '^bL {name} ¶ {title} ¶ {c1}< / >{c2}< / >{c3}< / >{c4}',
    'in brackets': '^bL {name}[ ({title})] ¶ {place}[ ({phone})][ \\<{email}\\>] ¶ {links}',
  },
  drawn: {
    centred: '^bcX {name} ¶ ^c {title} ¶ ^c {contacts}',
    'centred capitals': '^bckL {name} ¶ ^c {place} ¶ ^c {phone}<>{email}<>{links} ¶ ^bc {title}',
    'centred, one a line': '^bcL {name} ¶ ^ci {title} ¶ ^c {c1} ¶ ^c {c2} ¶ ^c {c3} ¶ ^c {c4}',
    'centred, ruled': '^bcuX {name} ¶ ^c {contacts} ¶ ^bc {title}',
    'centred, two lines': '^cX {name} ¶ ^c {c1}<>{c2}<>{c3} ¶ ^c {c4}<>{c5}<>{c6}',
    right: '^brX {name} ¶ ^r {title} ¶ ^r {c1} ¶ ^r {c2} ¶ ^r {c3} ¶ ^r {c4}',
    'small capitals': '^bcmX {name} ¶ ^cs {contacts}',
    'icons centred': '^bcX {name} ¶ ^ck {title} ¶ ^c {icons}',
    'stacked small': '^mX {name} ¶ ^is {title} ¶ ^s {contacts}',
  },
  docx: {
    'heading style': '^hL {name} ¶ {title} ¶ {contacts}',
    'heading style, labelled': '^hcL {name} ¶ ^c {l1}<>{l2} ¶ ^c {l3}<>{l4} ¶ ^c {l5}',
  },
  txt: {
    hashes: '# {name} ¶ {title} ¶ {contacts}',
    'padded labels':
      '{name} ¶ {title} ¶ $Email:      {email} ¶ $Phone:      {phone} ¶ $Address:    {place} ¶ $Web:        {links}',
    stars: '*** {name} *** ¶ {title} ¶ {l1} ¶ {l2} ¶ {l3} ¶ {l4}',
    mail: 'From: {name}[ \\<{email}\\>] ¶ Subject: {title} ¶ {phone} ¶ {place} ¶ {links}',
    signature: '-- ¶ {name} ¶ {title} ¶ {c1} ¶ {c2} ¶ {c3} ¶ {c4}',
  },
}
