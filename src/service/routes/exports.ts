import { createExport } from "../exports/create-export";
import { downloadExport } from "../exports/download-export";
import { exportKeyView } from "../exports/export-key";
import type { Routes } from "../http/handler";
import { listExportKeys } from "../store/export-keys";

/** Signed proof exports and the keys that verify them. */
export const exportsRoutes = {
  createExport,
  downloadExport: { outside: downloadExport },
  getExportKeys: async ({ tx }) => ({
    status: 200,
    body: { keys: (await listExportKeys(tx)).map(exportKeyView) },
  }),
} satisfies Routes;
