// Note.swift
