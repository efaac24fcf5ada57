import type { Overlay } from './overlay.ts'

export const dashboard: Overlay<'dashboard'> = {
  addButton: 'Ku dar +',
  addWidget: 'Ku dar qayb',
  deleteWidget: 'Tirtir qaybta {{id}}',
  discardConfirmLabel: 'Iska daa',
  discardMessage: 'Isbeddelka aad ku samaysay guudmarka lama kaydin. Ma hubtaa inaad iska dayso?',
  discardTitle: 'Isbeddelka iska daa?',
  editDashboard: 'Beddel guudmarka',
  editingDashboard: 'Guudmarka ayaa la beddelayaa',
  noItems:
    'Guudmarkaaga qaybo kuma jiraan. Waxaad ka dari kartaa liiska guudmarka ee bogga dushiisa.',
  resetLayout: 'Dib u deji qaabka',
  searchWidgets: 'Raadi qaybo…',
}
