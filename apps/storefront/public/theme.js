// Before the first paint: the chosen theme, if one was chosen. A cookie, because browser storage holds only what the shop's contract names.
;(() => {
  const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie)
  if (chosen) document.documentElement.dataset.theme = chosen[1]
})()
