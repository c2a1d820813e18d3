export const fetchSheet = () => import('./sheet-panel.tsx')
