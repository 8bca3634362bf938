const QUALITY = 0.9

type Area = { x: number; y: number; width: number; height: number }

/** Browser only. The part of a picture inside `area`, after it was turned by `degrees` about its middle. Throws for what is no picture. */
export async function turnedPicture(address: string, area: Area, degrees: number): Promise<{ content: Blob; ending: string }> {
  const image = new Image()
  image.src = address
  await image.decode()
  const angle = (degrees * Math.PI) / 180
  const turned = {
    width: Math.abs(Math.cos(angle) * image.width) + Math.abs(Math.sin(angle) * image.height),
    height: Math.abs(Math.sin(angle) * image.width) + Math.abs(Math.cos(angle) * image.height),
  }
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(area.width))
  canvas.height = Math.max(1, Math.round(area.height))
  const pen = canvas.getContext('2d')
  // The area is measured on the turned picture, whose corner lies where its bounding box has it.
  pen?.translate(turned.width / 2 - area.x, turned.height / 2 - area.y)
  pen?.rotate(angle)
  pen?.drawImage(image, -image.width / 2, -image.height / 2)
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!content) throw new Error('This browser could not draw the picture anew.')
  return { content, ending: 'jpg' }
}
