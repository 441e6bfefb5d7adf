import styles from './FileLinks.module.css';

/** Files that belong to a paper, each a link that opens beside the page. */
export function FileLinks({ files }: { files: readonly { fileUrl: string; fileName: string }[] }) {
  return (
    <ul className={styles.files}>
      {files.map(({ fileUrl, fileName }) => (
        <li key={fileUrl}>
          <a href={fileUrl} target="_blank" rel="noreferrer" className="hit">
            {fileName}
          </a>
        </li>
      ))}
    </ul>
  );
}
