/** Messages around an alert. The server sends them with the alert; they are no part of the bundle. */
export const alertMessages = {
  levels: { information: 'Ogeysiis', warning: 'Digniin', emergency: 'Degdeg' },
  region: 'Ogeysiiska Wasaaradda',
  close: 'Xir ogeysiiska',
}

export type AlertMessages = typeof alertMessages
