import { Module } from '@nestjs/common';
import { DocumentsController } from './documents.controller.js';
import { DocumentsService } from './documents.service.js';
import { PagesController } from './pages.controller.js';

@Module({ controllers: [DocumentsController, PagesController], providers: [DocumentsService] })
export class DocsModule {}
