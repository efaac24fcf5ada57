/** What stands around an alert. The server sends it with one: no page's words carry it. */
export const alertMessages = {
  levels: { information: 'Ogeysiis', warning: 'Digniin', emergency: 'Degdeg' },
  region: 'Ogeysiiska Wasaaradda',
  close: 'Xir ogeysiiska',
}

export type AlertMessages = typeof alertMessages
