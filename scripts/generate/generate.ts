import { packageFolders, schemaFolder } from "./folders";
import { readSources, schemaListPath } from "./sources";
import { removeOthers, staleOf, writeArtefacts } from "./writeArtefacts";

/**
 * Writes `widgets/generated/`: what compilers, the build, the site, editors and the published
 * package read.
 */
export async function generateSchemaFiles(): Promise<void> {
  const sources = await readSources();
  const { schemaFiles } = await import("./schemaFiles");
  const files = schemaFiles(sources);
  writeArtefacts(files);
  removeOthers([schemaFolder], [schemaListPath, ...files.map(({ path }) => path)]);
}

/** Writes what the packages for Rails, Laravel and Django hold of the schemas and the stories. */
export async function generatePackageFiles(): Promise<void> {
  const sources = await readSources();
  const { packageFiles } = await import("./packageFiles");
  const files = await packageFiles(sources);
  writeArtefacts(files);
  removeOthers(
    packageFolders,
    files.map(({ path }) => path),
  );
}

/**
 * Brings up to date what documents in git repeat, and the catalogue's pictures. Returns the paths
 * of what was stale.
 * @param check writes nothing
 */
export async function generateDocuments(check = false): Promise<string[]> {
  const sources = await readSources();
  const { documents } = await import("./documents");
  const { stalePictures, writePicture } = await import("./cataloguePictures");
  const pictures = await stalePictures();
  const files = staleOf(documents(sources));
  if (!check) {
    writeArtefacts(files);
    for (const picture of pictures) await writePicture(picture);
  }
  return [...files, ...pictures].map(({ path }) => path);
}
