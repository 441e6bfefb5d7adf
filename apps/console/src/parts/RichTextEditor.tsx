import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { uploadPicture } from '@jicai/web/form/use-pictures.ts';
import { Image } from '@tiptap/extension-image';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useRef, useState } from 'react';
import styles from './RichTextEditor.module.css';

/** What is cut out when it is stored is not offered: code and underlined headings of the first level. */
const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3] }, codeBlock: false, code: false, link: { openOnClick: false } }),
  Image,
];

/** Rich text of a product page or an article: headings, lists, links and pictures of the shop. Pasted styles are dropped. */
export function RichTextEditor({
  label,
  html,
  isFixed = false,
  onChange,
}: {
  label: string;
  html: string;
  /** It may only be read. */
  isFixed?: boolean;
  onChange: (html: string) => void;
}) {
  const editor = useEditor({
    extensions,
    content: html,
    editable: !isFixed,
    editorProps: {
      attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', class: styles.text ?? '' },
    },
    // Empty paragraphs are what an editor holds when nothing was written.
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

function Toolbar({ editor }: { editor: Editor }) {
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      mayUndo: now.can().undo(),
      mayRedo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <div className={styles.bar} role="toolbar" aria-label="格式">
      <Tool name="大标题" isOn={is.h2} onClick={() => run().toggleHeading({ level: 2 }).run()} />
      <Tool name="小标题" isOn={is.h3} onClick={() => run().toggleHeading({ level: 3 }).run()} />
      <Tool name="加粗" isOn={is.bold} onClick={() => run().toggleBold().run()} />
      <Tool name="列表" isOn={is.bullets} onClick={() => run().toggleBulletList().run()} />
      <Tool name="编号" isOn={is.numbers} onClick={() => run().toggleOrderedList().run()} />
      <PictureTool editor={editor} />
      <Tool name="撤销" isDisabled={!is.mayUndo} onClick={() => run().undo().run()} />
      <Tool name="重做" isDisabled={!is.mayRedo} onClick={() => run().redo().run()} />
    </div>
  );
}

function Tool({
  name,
  isOn,
  isDisabled = false,
  onClick,
}: {
  name: string;
  isOn?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}) {
  return (
    <Button look="text" size="sm" aria-pressed={isOn} disabled={isDisabled} className={styles.tool} onClick={onClick}>
      {name}
    </Button>
  );
}

function PictureTool({ editor }: { editor: Editor }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  async function insert(file: File | undefined): Promise<void> {
    if (!file) return;
    setBusy(true);
    const picture = await uploadPicture(file, bizTypes.shopPicture).finally(() => setBusy(false));
    if (picture) editor.chain().focus().setImage({ src: picture.url, alt: '' }).run();
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="sr"
        tabIndex={-1}
        aria-label="选择插图"
        onChange={(event) => {
          void insert(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Tool name={isBusy ? '上传中' : '插图'} isDisabled={isBusy} onClick={() => input.current?.click()} />
    </>
  );
}
