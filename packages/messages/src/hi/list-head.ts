import type * as english from '../list-head.ts'
import type { Translation } from '../translation.ts'
import { search } from './catalogue.ts'
import { categories } from './frame.ts'

const { everything } = search

const listName: Translation<typeof english.listHead.listName> = ({ search, category }) => {
  const within = category === null ? null : categories[category]
  if (search === '') return within ?? everything
  return within === null ? search : `${search}: ${within}`
}

export const listHead: Translation<typeof english.listHead> = {
  listName,
  listPage: (list, page) => `${listName(list)}${page > 1 ? `, पृष्ठ ${page}` : ''}`,
  listText: (list, found) => `${listName(list)}: ${found}, भारतीय रचनाकारों का काम। एक ही मूल्य, कोई सदस्यता नहीं, जीवन भर का लाइसेंस।`,
}
