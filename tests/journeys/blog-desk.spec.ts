import { expect, expectAccessible, expectUsable, test } from '../support/journey.ts'

test('staff write a post, see it in Thai before anybody else, publish it for a reader, and go back to what it said before', async ({ page, shop, another }, {
  project,
  retry,
}) => {
  // Each browser writes its own.
  const title = `How a loom is warped ${project.name} ${retry}`
  const address = `/blog/how-a-loom-is-warped-${project.name}-${retry}`
  const say = (key: string) => shop.text(`admin-blog:${key}`)
  const editor = await another('owner')
  const titled = editor.getByRole('textbox', { name: say('fields.title'), exact: true })
  await shop.open('/admin/blog/create', editor)
  await titled.fill(title)
  await editor.getByRole('button', { name: say('start') }).click()
  await expect(editor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectAccessible(editor)

  // What is typed is kept before anything is pressed.
  const text = editor.getByRole('textbox', { name: say('fields.content') })
  await text.click()
  await editor.keyboard.type('Every warp begins with patience.')
  const bold = editor.getByRole('button', { name: shop.text('admin-article-editor:bold') })
  await bold.click()
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await expect(text).toBeFocused()
  // What was kept before may still be called kept.
  const kept = editor.waitForResponse((answer) => answer.url().includes('keep_blog_draft') && !!answer.request().postData()?.includes('twice.'))
  await editor.keyboard.type(' Count twice.')
  await kept
  await expect(editor.getByText(say('kept.kept'))).toBeVisible()
  await editor.reload()
  await expect(text.getByText('Every warp begins with patience.')).toBeVisible()
  await expect(text.locator('strong')).toHaveText('Count twice.')

  const language = editor.getByLabel(say('fields.language'))
  await language.selectOption('th')
  await titled.fill('การขึ้นหูกทอผ้า')
  await expect(editor.getByText(say('kept.kept'))).toBeVisible()
  await expectAccessible(editor)
  await editor.getByRole('button', { name: say('preview.verb') }).click()
  const thai = await editor.getByRole('dialog').getByRole('link', { name: 'ไทย' }).getAttribute('href')
  await page.goto(`${shop.url}${thai ?? ''}`)
  await expectUsable(page)
  await expect(page.getByRole('heading', { level: 1, name: 'การขึ้นหูกทอผ้า' })).toBeVisible()
  await expect(page.getByText('Every warp begins with patience.')).toBeVisible()
  await expectAccessible(page)

  await editor.keyboard.press('Escape')
  await language.selectOption('en')
  await editor.getByRole('button', { name: say('saveText') }).click()
  await expect(editor.getByText(say('kept.clean'))).toBeVisible()
  await editor.getByRole('button', { name: say('publish.verb') }).click()
  await editor
    .getByRole('dialog')
    .getByRole('button', { name: say('publish.verb') })
    .click()
  await expect(editor.getByText(say('states.published'), { exact: true })).toBeVisible()
  await shop.open(address)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('article strong')).toHaveText('Count twice.')

  await text.click()
  await editor.keyboard.press('Control+End')
  await editor.keyboard.type(' And once more.')
  await editor.getByRole('button', { name: say('saveShown') }).click()
  await expect(editor.getByText(say('kept.clean'))).toBeVisible()
  const compare = editor.getByRole('button', { name: say('versions.compare') })
  await compare.first().click()
  const dialog = editor.getByRole('dialog')
  await expect(dialog.locator('ins')).toContainText('And once more')
  await expectAccessible(editor)
  await dialog.getByRole('button', { name: say('versions.return') }).click()
  await expect(dialog).toBeHidden()
  await expect(editor.getByText(say('versions.again'))).toBeVisible()
  await expect(text.locator('strong')).toHaveText('Count twice.')
})
